export const data = `
# Statistics
Statistics | >Applied statistics, Statistical analysis, Statistical methods | Data analysis
A/B testing | Multivariate testing, <Controlled experiment, Online experiment=Online experimentation, <Randomized experiment=Randomised experiment, Split testing | Hypothesis testing, Experimental design
Forecasting | >Statistical forecasting, Forecast modeling | Statistics | | context
SAS | >SAS programming, >Base SAS, >SAS Enterprise Guide, >SAS/STAT | " | R 0.5 | exact
SPSS | @IBM SPSS, >SPSS Statistics | " | SAS 0.6
Regression analysis | Regression model, >Multiple regression | "
Hypothesis testing | Significance testing, Statistical testing | "
ANOVA | ^Analysis of variance | "
Experimental design | Design of experiments^DOE? | "
Time series analysis | Time series modeling | " | Forecasting 0.7, Demand planning 0.6
Multivariate analysis | >Factor analysis | "
Econometrics | Econometric modeling=Econometric modelling, Econometric analysis | " | Economics 0.6
Causal inference | Difference-in-differences, Propensity score matching | " | A/B testing 0.5
Sampling methods | Statistical sampling, Sample size calculation, Power analysis | "
Monte Carlo simulation | Stochastic modeling, Stochastic simulation | "
Mathematical modeling | =Mathematical modelling, Quantitative modeling, Quantitative analysis | "
Stata | | " | Econometrics 0.4, SPSS 0.6, SAS 0.6, R 0.5
Minitab | | " | SPSS 0.4, JMP 0.8
JMP | >JMP Pro | " | | exact
GraphPad Prism | | "
Linear regression | | <Regression analysis | Logistic regression 0.8
Logistic regression | | "
Bayesian statistics | ~Bayesian inference, ~Bayesian modeling, MCMC | <Statistics
Biostatistics | ~Medical statistics, ~Biostatistical analysis | "
Time series forecasting | | Time series analysis, <Forecasting | Demand planning 0.6
ARIMA | | <Time series analysis, <Time series forecasting
Principal component analysis | ^PCA? | <Multivariate analysis
Cluster analysis | ~Clustering | "
Survival analysis | Kaplan-Meier, Cox regression | Statistics, Biostatistics
Operations research | =Operational research, Mathematical optimization, Linear programming, Mixed-integer programming
Gurobi | | Operations research | CPLEX 0.9
CPLEX | | "
# Analysis and reporting
Data analysis | Data analytics
Business intelligence | ^BI?, BI development, BI reporting | Data analysis
Data visualization | =Data visualisation, Dashboarding, Dashboard design | "
Reporting | Report writing for management, >Operational reporting, >Management reporting, >Ad hoc reporting | " | | context
Data cleaning | Data preparation, Data preprocessing, Data cleansing, Data wrangling | "
Data mining | Knowledge discovery | "
Geospatial analysis | Geographic information system^GIS, ~Spatial analysis | <Data analysis
Descriptive analytics | Trend analysis | "
Prescriptive analytics | ~Decision analytics | " | Operations research 0.7
Product analytics | ~User behavior analytics, ~User behaviour analysis | " | A/B testing 0.5, Product management 0.5
Customer analytics | ~Customer segmentation analysis, ~Churn analysis, ~RFM analysis | "
People analytics | ~HR analytics, ~Workforce analytics | "
Healthcare analytics | ~Health data analysis, ~Clinical data analysis | "
Dashboard | >KPI dashboard, >Interactive dashboard, >Dashboard development | Business intelligence, Data visualization
KPI reporting | <KPI^Key performance indicator, KPI development<KPI, KPI tracking<KPI | <Reporting
Predictive analytics | ~Predictive modeling=Predictive modelling=Predictive model | <Data analysis, Machine learning
Exploratory data analysis | ^EDA | <Data analysis, Statistics
Data storytelling | Presenting data insights | Data visualization
Cohort analysis | Funnel analysis, Retention analysis | Product analytics
ArcGIS | @Esri ArcGIS, ArcMap, >ArcGIS Pro | Geospatial analysis | QGIS 0.8
QGIS | | "
Remote sensing | Satellite imagery analysis, LiDAR data processing | "
# Spreadsheets and BI tools
Excel | @Microsoft Excel, @MS Excel, >Excel formulas | <Spreadsheets | | exact
Google Sheets | | " | Excel 0.8
Power BI | @Microsoft Power BI, >Power BI Service, >Power BI Desktop | Business intelligence, Data visualization | Tableau 0.7
Tableau | Tableau Prep, >Tableau Desktop, >Tableau Server | " | | exact
Qlik | QlikView, >Qlik Sense | " | Power BI 0.6, Tableau 0.6
Looker | LookML | " | Looker Studio 0.5, Power BI 0.6, Tableau 0.6
Looker Studio | Google Data Studio | "
Pivot table | | Excel
VLOOKUP | XLOOKUP, INDEX MATCH | "
Power Pivot | | "
Spreadsheets | >Spreadsheet modeling=Spreadsheet modelling
Power Query | M language, >Excel Power Query | Excel, Power BI | Alteryx 0.4
DAX | ^Data Analysis Expressions | Power BI
MicroStrategy | | Business intelligence | SAP BusinessObjects 0.6
IBM Cognos | @Cognos, Cognos Analytics | " | SAP BusinessObjects 0.7
SAP BusinessObjects | Business Objects, Webi | " | Crystal Reports 0.6
Crystal Reports | @SAP Crystal Reports | "
SAP Analytics Cloud | | "
Sisense | | " | Domo 0.7
Domo | | " | | exact context
Metabase | | " | Looker 0.5, Apache Superset 0.8
Apache Superset | | "
SSRS | ^SQL Server Reporting Services | Business intelligence, SQL Server | Power BI 0.5
SAP BW | ^SAP Business Warehouse, >SAP BW/4HANA | Business intelligence, Data warehousing | SAP Analytics Cloud 0.6
Alteryx | >Alteryx Designer | Data analysis | KNIME 0.7
KNIME | | " | RapidMiner 0.8
RapidMiner | | "
# Machine learning
Machine learning | ^ML?, >Applied machine learning, ML engineering, Statistical learning | Data science
Deep learning | DNN, Neural network, Artificial neural network<Neural network | <Machine learning
Supervised learning | Classification model, Classification algorithm | " | Unsupervised learning 0.6
Unsupervised learning | Dimensionality reduction | " | Cluster analysis 0.7
Reinforcement learning | >RLHF, >Deep reinforcement learning | "
MLOps | Machine learning operations, Model monitoring, Model deployment, ML pipeline | Machine learning, DevOps
Artificial intelligence | ^AI?
Natural language processing | ^NLP, Computational linguistics | <Artificial intelligence
Computer vision | Image processing, >Image recognition, >Object detection, >Image classification | "
Speech recognition | >Automatic speech recognition, ~Speech-to-text, Speech processing | "
Data science | | Data analysis
Random forest | ~Decision tree, Ensemble methods | <Supervised learning | Gradient boosting 0.8
Gradient boosting | ~Gradient boosted trees, ~GBM? | "
XGBoost | | Gradient boosting | LightGBM 0.9
LightGBM | CatBoost | "
Convolutional neural network | ^CNN?, ^ConvNet | Deep learning, Computer vision
Transformer models | Transformer architecture, BERT?, Attention mechanism | Deep learning
Feature engineering | Feature selection, Feature store | Machine learning
Model evaluation | Model validation, Cross-validation, Hyperparameter tuning, Model tuning | "
Recommender systems | =Recommendation system, Recommendation engine, Collaborative filtering | "
Anomaly detection | Outlier detection | "
Explainable AI | ^XAI, SHAP?, Model interpretability | "
OpenCV | | Computer vision
Text mining | Text analytics, Text classification | Natural language processing
Sentiment analysis | ~Opinion mining | <Natural language processing
spaCy | | Natural language processing, Python | NLTK 0.8
NLTK | ^Natural Language Toolkit | "
Responsible AI | AI ethics, AI governance, AI safety, Algorithmic fairness | Artificial intelligence
EU AI Act | <AI Act | Responsible AI
MLflow | | MLOps | Kubeflow 0.6, Weights & Biases 0.7
Weights & Biases | ^wandb | "
Kubeflow | | MLOps, Kubernetes
Amazon SageMaker | @SageMaker | MLOps, <AWS | Azure Machine Learning 0.7, Vertex AI 0.7
Azure Machine Learning | ^Azure ML, Azure AI | MLOps, <Microsoft Azure | Vertex AI 0.7
Vertex AI | ~Google AI Platform | MLOps, <Google Cloud
# Language models
Large language models | ^LLM?, LLM application development, >GPT-4 | <Generative AI, Natural language processing
Generative AI | ^Gen AI | <Artificial intelligence
AI assistants | >ChatGPT, >Microsoft Copilot, AI tools, >Claude AI, >Google Gemini | Generative AI | Prompt engineering 0.6
Prompt engineering | Prompt design, Prompting? | " | Large language models 0.7
Retrieval-augmented generation | ^RAG? | Large language models | Vector database 0.7
LangChain | LangGraph | " | LlamaIndex 0.8
LlamaIndex | | "
AI agents | Agentic AI, LLM agent, Model Context Protocol, Agentic workflow | "
OpenAI API | Azure OpenAI | " | Amazon Bedrock 0.6
LLM fine-tuning | <Fine-tuning, LoRA?, Instruction tuning | Large language models, Deep learning
Vector database | Vector search, Semantic search, ~Vector store | <Database | Elasticsearch 0.4
Pinecone | | <Vector database | pgvector 0.7 | exact
pgvector | | Vector database, PostgreSQL
Amazon Bedrock | @AWS Bedrock | Large language models, <AWS
Hugging Face | >Hugging Face Transformers | Large language models, Transformer models
Diffusion models | >Stable Diffusion, Generative adversarial network, Midjourney | <Generative AI
Data annotation | Data labeling=Data labelling, AI training data | Machine learning
# Libraries for data
pandas | >Python pandas | Python, Data analysis
Polars | | " | pandas 0.8
Jupyter | >Jupyter Notebook, JupyterLab, Google Colab | "
scikit-learn | ^sklearn | Machine learning, Python
TensorFlow | | Deep learning | PyTorch 0.7
PyTorch | PyTorch Lightning | "
Keras | | " | TensorFlow 0.8
JAX | | " | PyTorch 0.6 | exact
NumPy | | Python | SciPy 0.8, pandas 0.7
SciPy | | "
Streamlit | Gradio | "
Matplotlib | | Data visualization, Python | Plotly 0.7, Seaborn 0.8
Seaborn | | "
Plotly | >Plotly Dash | "
# Data engineering
Data engineering | | Data management
ETL | ^Extract transform load, >ETL development, >ETL pipeline, Data integration, >ETL/ELT<ELT, ELT? | Data engineering
Data warehousing | =Data warehouse, ^DWH, EDW^Enterprise data warehouse | "
Data pipeline | Data orchestration, >Data pipeline development, Data ingestion | "
Big data | >Big data analytics | "
Stream processing | Real-time data processing, Data streaming | "
Data modeling | =Data modelling, =Data model | "
Data lake | Data lakehouse<Lakehouse, Lakehouse | " | Data warehousing 0.6
Parquet | @Apache Parquet, Apache Avro | " | | exact context
Apache Spark | @Spark?, Spark Streaming, PySpark, Spark SQL | Big data | Databricks 0.8
Databricks | >Azure Databricks, Unity Catalog | "
Hadoop | @Apache Hadoop, HDFS, MapReduce | " | Apache Hive 0.7, Apache Spark 0.6
Apache Airflow | @Airflow? | Data pipeline
Dagster | | " | Apache Airflow 0.8
Prefect | =Prefect.io | " | Apache Airflow 0.8 | exact context
Snowflake | >Snowflake Data Cloud, SnowSQL | Data warehousing | Databricks 0.6 | exact
Teradata | >Teradata SQL | " | Snowflake 0.5
Delta Lake | | Data lake | Apache Iceberg 0.8
Apache Iceberg | | "
Dimensional modeling | =Dimensional modelling, Star schema, Kimball methodology | <Data modeling, Data warehousing
Data Vault | >Data Vault 2.0 | Data modeling, Data warehousing | Dimensional modeling 0.6
Apache Hive | @Hive?, HiveQL | Big data, SQL
Apache Flink | @Flink | Stream processing | Apache Spark 0.5
dbt | Data build tool, >dbt Cloud, >dbt Core | ETL, SQL | | exact
BigQuery | @Google BigQuery | Data warehousing, <Google Cloud | Amazon Redshift 0.7, Snowflake 0.7, SQL 0.8
Amazon Redshift | @Redshift, @AWS Redshift | Data warehousing, <AWS | Snowflake 0.7, SQL 0.8
Azure Synapse | >Azure Synapse Analytics@Synapse Analytics | Data warehousing, <Microsoft Azure | Microsoft Fabric 0.8
Microsoft Fabric | | Data engineering, Microsoft Azure
AWS Glue | | ETL, <AWS | Azure Data Factory 0.6
Amazon Athena | @AWS Athena | SQL, <AWS | AWS Glue 0.5
Azure Data Factory | ^ADF? | ETL, <Microsoft Azure
SSIS | ^SQL Server Integration Services | ETL, SQL Server | Informatica 0.6
Informatica | >Informatica PowerCenter<PowerCenter, IICS, PowerCenter | ETL | Talend 0.7
Talend | | "
Fivetran | | " | dbt 0.4, Airbyte 0.8
Airbyte | | "
Apache NiFi | @NiFi | "
# Data management
Data management | Data administration
Data entry | Data input, >Alphanumeric data entry, Data keying | Data management
Records management | Record keeping=Recordkeeping, Records retention, Document control, Document management | "
Data migration | Data conversion, >Legacy data migration | "
Data quality | >Data quality management, Data validation, Data integrity, Data accuracy | "
Data governance | Data stewardship, >Data governance framework | "
Master data management | <Master data, Master data maintenance<Master data, ~Reference data management | <Data management
Metadata management | Data catalog=Data catalogue, Data lineage, Data dictionary | "
Collibra | | Metadata management, Data governance | Alation 0.8, Microsoft Purview 0.6
Alation | | Metadata management
Microsoft Purview | | Data governance
Data architecture | Data platform architecture | Data engineering
Data mesh | Data products, Data fabric | Data architecture
# Research methods
Research | >Applied research, Research and development, >Scientific research, >Academic research | | | context
Qualitative research | Thematic analysis, Grounded theory, Qualitative methods, Qualitative analysis | <Research
Quantitative research | Quantitative methods, >Quantitative research methods | " | Qualitative research 0.4
Mixed methods research | <~Mixed-methods | "
Scientific writing | Peer-reviewed publication, Academic publishing, Academic writing, Manuscript preparation | Research
Grant writing | Research funding acquisition, Grant proposal writing<Grant proposal, Grant application, Grant proposal | "
Literature review | Literature search, Literature research | "
Research design | Study design, Research methodology, Research methods | "
Research ethics | IRB^Institutional review board, Ethics committee, Human subjects research | "
Program evaluation | =Programme evaluation, >Impact evaluation, Monitoring and evaluation^M&E | "
Clinical data management | Electronic data capture, >Clinical trial data management | <Data management, Clinical research
Survey design | Questionnaire design, Survey research, Survey methodology, Survey development | Quantitative research | Market research 0.5
Qualtrics | >Qualtrics XM | Survey design | SurveyMonkey 0.8
SurveyMonkey | | "
REDCap | Research Electronic Data Capture | Clinical data management
CDISC | SDTM, ADaM? | "
Medidata Rave | <Medidata | " | REDCap 0.5
Research interview | >In-depth interview, >Semi-structured interview, Qualitative interviewing | Qualitative research | Focus groups 0.7
Focus groups | >Focus group moderation, >Focus group facilitation | "
NVivo | | " | ATLAS.ti 0.9, MAXQDA 0.9
ATLAS.ti | | "
MAXQDA | | "
Case study research | Case study method | "
Ethnography | Field research, Fieldwork?, Participant observation, ~Ethnographic research | <Qualitative research
Systematic review | Evidence synthesis | <Literature review | Meta-analysis 0.7
Meta-analysis | | Statistics, Literature review
Peer review | Manuscript review | Scientific writing
LaTeX | Overleaf | " | | exact
Reference management | Citation management | "
EndNote | | Reference management | Zotero 0.9
Zotero | Mendeley | "
Epidemiology | Epidemiological methods, Disease surveillance, Outbreak investigation | Research, Biostatistics
Bioinformatics | Genomic data analysis, NGS data analysis, Sequence alignment, Computational biology | Data science
Open data | FAIR data, Research data management, Data sharing policy | Data management, Research
`
