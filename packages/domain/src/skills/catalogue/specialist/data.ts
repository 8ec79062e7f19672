export const data = `
# Analysis and reporting
Data analysis | Data analytics |  |
Business intelligence | BI?, BI reporting, BI development | Data analysis |
Data visualization | Data visualisation, Dashboard design, Dashboarding | Data analysis |
Geospatial analysis | Spatial analysis, GIS, Geographic information system | Data analysis |
Dashboard | Interactive dashboard, Dashboard development, KPI dashboard | Business intelligence, Data visualization |
Reporting | Management reporting, Ad hoc reporting, Report writing for management, Operational reporting | Data analysis |  | context
Exploratory data analysis | EDA | Data analysis, Statistics |
Data cleaning | Data cleansing, Data wrangling, Data preparation, Data preprocessing | Data analysis |
Data mining | Knowledge discovery | Data analysis |
Data storytelling | Presenting data insights | Data visualization |
KPI reporting | KPI tracking, Key performance indicator, KPI development, KPI | Reporting |
Descriptive analytics | Trend analysis | Data analysis |
Predictive analytics | Predictive modeling, Predictive modelling, Predictive model | Data analysis, Machine learning |
Prescriptive analytics | Decision analytics | Data analysis | Operations research 0.7
Product analytics | User behavior analytics, User behaviour analysis | Data analysis |
Customer analytics | Customer segmentation analysis, Churn analysis, RFM analysis | Data analysis |
Cohort analysis | Funnel analysis, Retention analysis | Product analytics |
People analytics | HR analytics, Workforce analytics | Data analysis |
Healthcare analytics | Health data analysis, Clinical data analysis | Data analysis |
ArcGIS | Esri ArcGIS, ArcMap, ArcGIS Pro | Geospatial analysis | QGIS 0.8
QGIS |  | Geospatial analysis |
Remote sensing | Satellite imagery analysis, LiDAR data processing | Geospatial analysis |
# Spreadsheets and BI tools
Excel | Microsoft Excel, MS Excel, Advanced Excel, Excel formulas | Spreadsheets | Google Sheets 0.8, VBA 0.5 | exact
Power BI | Microsoft Power BI, Power BI Desktop, Power BI Service | Business intelligence, Data visualization | Tableau 0.7, Qlik 0.6, Looker 0.6
Spreadsheets | Spreadsheet modeling, Spreadsheet modelling |  |
Google Sheets |  | Spreadsheets |
Pivot table |  | Excel |
VLOOKUP | XLOOKUP, INDEX MATCH | Excel |
Power Query | M language, Excel Power Query | Excel, Power BI | Alteryx 0.4
Power Pivot |  | Excel |
DAX | Data Analysis Expressions | Power BI |
Tableau | Tableau Desktop, Tableau Server, Tableau Prep | Business intelligence, Data visualization | Looker 0.6, Qlik 0.6 | exact
Qlik | Qlik Sense, QlikView | Business intelligence, Data visualization |
Looker | LookML | Business intelligence, Data visualization | Looker Studio 0.5
Looker Studio | Google Data Studio | Business intelligence, Data visualization |
MicroStrategy |  | Business intelligence | SAP BusinessObjects 0.6
IBM Cognos | Cognos, Cognos Analytics | Business intelligence | SAP BusinessObjects 0.7
SAP BusinessObjects | Business Objects, Webi | Business intelligence | Crystal Reports 0.6
Crystal Reports | SAP Crystal Reports | Business intelligence |
SSRS | SQL Server Reporting Services | Business intelligence, SQL Server | Power BI 0.5
SAP BW | SAP BW/4HANA, SAP Business Warehouse | Business intelligence, Data warehousing | SAP Analytics Cloud 0.6
SAP Analytics Cloud |  | Business intelligence |
Sisense |  | Business intelligence | Domo 0.7
Domo |  | Business intelligence |  | exact context
Metabase |  | Business intelligence | Looker 0.5, Apache Superset 0.8
Apache Superset |  | Business intelligence |
Alteryx | Alteryx Designer | Data analysis | KNIME 0.7
KNIME |  | Data analysis | RapidMiner 0.8
RapidMiner |  | Data analysis |
# Statistics
Regression analysis | Regression model, Multiple regression | Statistics |
Linear regression |  | Regression analysis | Logistic regression 0.8
Logistic regression |  | Regression analysis |
Hypothesis testing | Significance testing, Statistical testing | Statistics |
ANOVA | Analysis of variance | Statistics |
A/B testing | Split testing, Online experimentation, Multivariate testing, Controlled experiment, Online experiment, Randomized experiment, Randomised experiment | Hypothesis testing, Experimental design | Product analytics 0.5
Experimental design | Design of experiments, DOE? | Statistics |
Bayesian statistics | Bayesian inference, Bayesian modeling, MCMC | Statistics |
Time series analysis | ARIMA, Time series forecasting, Time series modeling | Statistics |
Forecasting | Statistical forecasting, Forecast modeling | Statistics | Time series analysis 0.7 | context
Multivariate analysis | Factor analysis | Statistics |
Principal component analysis | PCA? | Multivariate analysis |
Cluster analysis | Clustering | Multivariate analysis |
Survival analysis | Kaplan-Meier, Cox regression | Statistics, Biostatistics |
Biostatistics | Medical statistics, Biostatistical analysis | Statistics |
Econometrics | Econometric modeling, Econometric analysis | Statistics |
Causal inference | Difference-in-differences, Propensity score matching | Statistics | A/B testing 0.5
Sampling methods | Statistical sampling, Sample size calculation, Power analysis | Statistics |
Monte Carlo simulation | Stochastic modeling, Stochastic simulation | Statistics |
Operations research | Operational research, Mathematical optimization, Linear programming, Mixed-integer programming |  |
Gurobi |  | Operations research | CPLEX 0.9
CPLEX |  | Operations research |
Mathematical modeling | Mathematical modelling, Quantitative modeling, Quantitative analysis | Statistics |
SPSS | IBM SPSS, SPSS Statistics | Statistics | Stata 0.6, SAS 0.6
SAS | SAS programming, Base SAS, SAS Enterprise Guide, SAS/STAT | Statistics | Stata 0.6 | exact
Stata |  | Statistics | Econometrics 0.4
Minitab |  | Statistics | SPSS 0.4, JMP 0.8
JMP | JMP Pro | Statistics |  | exact
GraphPad Prism |  | Statistics |
# Machine learning
Machine learning | ML?, Statistical learning, Applied machine learning, ML engineering | Data science |
Deep learning | Neural network, Artificial neural network, DNN | Machine learning |
MLOps | Model deployment, ML pipeline, Machine learning operations, Model monitoring | Machine learning, DevOps |
Artificial intelligence | AI? |  |
Natural language processing | NLP, Computational linguistics | Artificial intelligence |
Data science |  | Data analysis |
Supervised learning | Classification model, Classification algorithm | Machine learning | Unsupervised learning 0.6
Unsupervised learning | Dimensionality reduction | Machine learning | Cluster analysis 0.7
Reinforcement learning | RLHF, Deep reinforcement learning | Machine learning |
Random forest | Decision tree, Ensemble methods | Supervised learning | Gradient boosting 0.8
Gradient boosting | Gradient boosted trees, GBM? | Supervised learning |
XGBoost |  | Gradient boosting | LightGBM 0.9
LightGBM | CatBoost | Gradient boosting |
Convolutional neural network | CNN?, ConvNet | Deep learning, Computer vision |
Transformer models | Transformer architecture, BERT?, Attention mechanism | Deep learning |
Feature engineering | Feature selection, Feature store | Machine learning |
Model evaluation | Model validation, Cross-validation, Hyperparameter tuning, Model tuning | Machine learning |
Recommender systems | Recommendation engine, Recommendation system, Collaborative filtering | Machine learning |
Anomaly detection | Outlier detection | Machine learning |
Computer vision | Image processing, Image recognition, Object detection, Image classification | Artificial intelligence |
OpenCV |  | Computer vision |
Speech recognition | Automatic speech recognition, Speech-to-text, Speech processing | Artificial intelligence |
Text mining | Text analytics, Text classification | Natural language processing |
Sentiment analysis | Opinion mining | Natural language processing |
spaCy |  | Natural language processing, Python | NLTK 0.8
NLTK | Natural Language Toolkit | Natural language processing, Python |
Explainable AI | SHAP?, Model interpretability, XAI | Machine learning |
Responsible AI | AI ethics, AI governance, AI safety, Algorithmic fairness | Artificial intelligence |
EU AI Act | AI Act | Responsible AI |
MLflow |  | MLOps | Kubeflow 0.6, Weights & Biases 0.7
Kubeflow |  | MLOps, Kubernetes |
Weights & Biases | wandb | MLOps |
Amazon SageMaker | SageMaker | MLOps, AWS | Azure Machine Learning 0.7, Vertex AI 0.7
Azure Machine Learning | Azure ML, Azure AI | MLOps, Microsoft Azure | Vertex AI 0.7
Vertex AI | Google AI Platform | MLOps, Google Cloud |
# Language models
Large language models | LLM?, GPT-4, LLM application development | Generative AI, Natural language processing |
Generative AI | Gen AI | Artificial intelligence |
Prompt engineering | Prompt design, Prompting? | Generative AI | Large language models 0.7
Retrieval-augmented generation | RAG? | Large language models | Vector database 0.7
LangChain | LangGraph | Large language models | LlamaIndex 0.8
LlamaIndex |  | Large language models |
LLM fine-tuning | Fine-tuning, LoRA?, Instruction tuning | Large language models, Deep learning |
AI agents | Agentic AI, LLM agent, Model Context Protocol, Agentic workflow | Large language models |
Vector database | Vector search, Semantic search, Vector store | Database | Elasticsearch 0.4
Pinecone |  | Vector database | pgvector 0.7 | exact
pgvector |  | Vector database, PostgreSQL |
OpenAI API | Azure OpenAI | Large language models | Amazon Bedrock 0.6
Amazon Bedrock | AWS Bedrock | Large language models, AWS |
Hugging Face | Hugging Face Transformers | Large language models, Transformer models |
Diffusion models | Stable Diffusion, Generative adversarial network, Midjourney | Generative AI |
AI assistants | ChatGPT, Microsoft Copilot, Claude AI, Google Gemini, AI tools | Generative AI | Prompt engineering 0.6
Data annotation | Data labeling, Data labelling, AI training data | Machine learning |
# Libraries for data
pandas | Python pandas | Python, Data analysis | NumPy 0.7, Polars 0.8
NumPy |  | Python | SciPy 0.8
SciPy |  | Python |
Polars |  | Python, Data analysis |
scikit-learn | sklearn | Machine learning, Python |
TensorFlow |  | Deep learning | PyTorch 0.7, Keras 0.8
PyTorch | PyTorch Lightning | Deep learning | JAX 0.6
Keras |  | Deep learning |
JAX |  | Deep learning |  | exact
Matplotlib |  | Data visualization, Python | Plotly 0.7, Seaborn 0.8
Seaborn |  | Data visualization, Python |
Plotly | Plotly Dash | Data visualization, Python |
Streamlit | Gradio | Python |
Jupyter | Jupyter Notebook, JupyterLab, Google Colab | Python, Data analysis |
# Data engineering
Data engineering |  | Data management |
ETL | ETL/ELT, ELT?, Extract transform load, ETL development, ETL pipeline, Data integration | Data engineering |
Data warehousing | Data warehouse, DWH, EDW, Enterprise data warehouse | Data engineering |
Data pipeline | Data pipeline development, Data ingestion, Data orchestration | Data engineering |
Big data | Big data analytics | Data engineering |
Stream processing | Real-time data processing, Data streaming | Data engineering |
Data lake | Data lakehouse, Lakehouse | Data engineering | Data warehousing 0.6
Delta Lake |  | Data lake | Apache Iceberg 0.8
Apache Iceberg |  | Data lake |
Data modeling | Data modelling, Data model | Data engineering |
Dimensional modeling | Dimensional modelling, Star schema, Kimball methodology | Data modeling, Data warehousing |
Data Vault | Data Vault 2.0 | Data modeling, Data warehousing | Dimensional modeling 0.6
Apache Spark | PySpark, Spark SQL, Spark Streaming, Spark? | Big data | Apache Flink 0.5, Hadoop 0.6, Databricks 0.8
Hadoop | Apache Hadoop, HDFS, MapReduce | Big data | Apache Hive 0.7
Apache Hive | HiveQL, Hive? | Big data, SQL |
Apache Flink | Flink | Stream processing |
Apache Airflow | Airflow? | Data pipeline | Dagster 0.8, Prefect 0.8
Dagster |  | Data pipeline |
Prefect | Prefect.io | Data pipeline |  | exact context
dbt | Data build tool, dbt Cloud, dbt Core | ETL, SQL |  | exact
Snowflake | Snowflake Data Cloud, SnowSQL | Data warehousing | BigQuery 0.7, Amazon Redshift 0.7, Databricks 0.6 | exact
BigQuery | Google BigQuery | Data warehousing, Google Cloud | Amazon Redshift 0.7
Amazon Redshift | Redshift, AWS Redshift | Data warehousing, AWS |
Azure Synapse | Azure Synapse Analytics, Synapse Analytics | Data warehousing, Microsoft Azure | Microsoft Fabric 0.8
Microsoft Fabric |  | Data engineering, Microsoft Azure |
Databricks | Azure Databricks, Unity Catalog | Big data |
Teradata | Teradata SQL | Data warehousing | Snowflake 0.5
AWS Glue |  | ETL, AWS | Azure Data Factory 0.6
Amazon Athena | AWS Athena | SQL, AWS | AWS Glue 0.5
Azure Data Factory | ADF? | ETL, Microsoft Azure |
SSIS | SQL Server Integration Services | ETL, SQL Server | Informatica 0.6
Informatica | Informatica PowerCenter, IICS, PowerCenter | ETL | Talend 0.7
Talend |  | ETL |
Fivetran |  | ETL | dbt 0.4, Airbyte 0.8
Airbyte |  | ETL |
Apache NiFi | NiFi | ETL |
Parquet | Apache Parquet, Apache Avro | Data engineering |  | exact context
# Data management
Data management | Data administration |  |
Data governance | Data stewardship, Data governance framework | Data management |
Data quality | Data quality management, Data validation, Data integrity, Data accuracy | Data management |
Master data management | Master data, Master data maintenance, Reference data management | Data management |
Metadata management | Data catalog, Data catalogue, Data lineage, Data dictionary | Data management |
Collibra |  | Metadata management, Data governance | Alation 0.8, Microsoft Purview 0.6
Alation |  | Metadata management |
Microsoft Purview |  | Data governance |
Data migration | Data conversion, Legacy data migration | Data management |
Data architecture | Data platform architecture | Data engineering |
Data mesh | Data products, Data fabric | Data architecture |
Data entry | Alphanumeric data entry, Data keying, Data input | Data management |
Records management | Document control, Document management, Records retention | Data management |
# Research methods
Research | Scientific research, Academic research, Research and development, Applied research |  |  | context
Qualitative research | Qualitative methods, Qualitative analysis, Thematic analysis, Grounded theory | Research | Quantitative research 0.4
Scientific writing | Academic writing, Manuscript preparation, Peer-reviewed publication, Academic publishing | Research |
Clinical data management | Electronic data capture, Clinical trial data management | Data management, Clinical research |
Quantitative research | Quantitative methods, Quantitative research methods | Research |
Mixed methods research | Mixed-methods | Research |
Survey design | Questionnaire design, Survey research, Survey methodology, Survey development | Quantitative research |
Qualtrics | Qualtrics XM | Survey design | SurveyMonkey 0.8
SurveyMonkey |  | Survey design |
REDCap | Research Electronic Data Capture | Clinical data management |
Research interview | In-depth interview, Semi-structured interview, Qualitative interviewing | Qualitative research | Focus groups 0.7
Focus groups | Focus group moderation, Focus group facilitation | Qualitative research |
NVivo |  | Qualitative research | ATLAS.ti 0.9, MAXQDA 0.9
ATLAS.ti |  | Qualitative research |
MAXQDA |  | Qualitative research |
Ethnography | Field research, Fieldwork?, Participant observation, Ethnographic research | Qualitative research |
Literature review | Literature search, Literature research | Research |
Systematic review | Evidence synthesis | Literature review | Meta-analysis 0.7
Meta-analysis |  | Statistics, Literature review |
Case study research | Case study method | Qualitative research |
Research design | Study design, Research methodology, Research methods | Research |
Research ethics | IRB, Institutional review board, Ethics committee, Human subjects research | Research |
Grant writing | Grant application, Grant proposal, Research funding acquisition, Grant proposal writing | Research |
Peer review | Manuscript review | Scientific writing |
LaTeX | Overleaf | Scientific writing |  | exact
Reference management | Citation management | Scientific writing |
EndNote |  | Reference management | Zotero 0.9
Zotero | Mendeley | Reference management |
CDISC | SDTM, ADaM? | Clinical data management |
Medidata Rave | Medidata | Clinical data management | REDCap 0.5
Epidemiology | Epidemiological methods, Disease surveillance, Outbreak investigation | Research, Biostatistics |
Bioinformatics | Genomic data analysis, NGS data analysis, Sequence alignment, Computational biology | Data science |
Program evaluation | Programme evaluation, Impact evaluation, Monitoring and evaluation, M&E | Research |
Open data | FAIR data, Research data management, Data sharing policy | Data management, Research |
`
