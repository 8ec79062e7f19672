export const data = `
# Statistics
Statistics | Statistical analysis, Statistical methods | Data analysis
A/B testing | Split testing, Online experimentation | Hypothesis testing, Experimental design
Forecasting | Statistical forecasting, Forecast modeling | Statistics | | context
# Analysis and reporting
Data analysis | Data analytics
Business intelligence | BI?, BI reporting | Data analysis
Data visualization | Data visualisation, Dashboard design | Data analysis
Geospatial analysis | Spatial analysis, GIS | Data analysis
Dashboard | Interactive dashboard, Dashboard development | Business intelligence, Data visualization
Reporting | Management reporting, Ad hoc reporting | Data analysis | | context
Data cleaning | Data cleansing, Data wrangling | Data analysis
KPI reporting | KPI tracking, Key performance indicator, KPI | Reporting
# Spreadsheets and BI tools
Excel | Microsoft Excel, MS Excel | Spreadsheets | | exact
Power BI | Microsoft Power BI, Power BI Desktop | Business intelligence, Data visualization | Tableau 0.7
Pivot table | | Excel
VLOOKUP | XLOOKUP, INDEX MATCH | Excel
Tableau | Tableau Desktop, Tableau Server | Business intelligence, Data visualization | | exact
# Machine learning
Machine learning | ML?, Statistical learning | Data science
Deep learning | Neural network, Artificial neural network | Machine learning
MLOps | Model deployment, ML pipeline | Machine learning, DevOps
Artificial intelligence | AI?
Natural language processing | NLP, Computational linguistics | Artificial intelligence
Data science | | Data analysis
# Language models
Large language models | LLM?, GPT-4 | Generative AI, Natural language processing
Generative AI | Gen AI | Artificial intelligence
# Libraries for data
pandas | Python pandas | Python, Data analysis
scikit-learn | sklearn | Machine learning, Python
TensorFlow | | Deep learning | PyTorch 0.7
PyTorch | PyTorch Lightning | Deep learning
# Data engineering
Data engineering | | Data management
ETL | ETL/ELT, ELT? | Data engineering
Data warehousing | Data warehouse, DWH | Data engineering
Data pipeline | Data pipeline development, Data ingestion | Data engineering
Big data | Big data analytics | Data engineering
Stream processing | Real-time data processing, Data streaming | Data engineering
Data modeling | Data modelling, Data model | Data engineering
Apache Spark | PySpark, Spark SQL, Spark? | Big data | Databricks 0.8
Apache Airflow | Airflow? | Data pipeline
Snowflake | Snowflake Data Cloud, SnowSQL | Data warehousing | Databricks 0.6 | exact
Databricks | Azure Databricks, Unity Catalog | Big data
# Data management
Data management | Data administration
Data entry | Alphanumeric data entry, Data keying | Data management
Records management | Document control, Document management, Record keeping | Data management
# Research methods
Research | Scientific research, Academic research | | | context
Qualitative research | Qualitative methods, Qualitative analysis | Research
Scientific writing | Academic writing, Manuscript preparation | Research
Clinical data management | Electronic data capture, Clinical trial data management | Data management, Clinical research
Grant writing | Grant application, Grant proposal | Research
`
